/** The small drawings, each with its view box. Colour comes from the text around them. */
export const ICONS = {
  mute: [
    '0 0 24 24',
    '<path d="M3 9v6h4l5 4.5v-15L7 9Zm13 .5 5 5m0-5-5 5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  pen: [
    '0 0 24 24',
    '<path d="m4 20 1.2-5L16.4 3.8a1.8 1.8 0 0 1 2.6 0l1.2 1.2a1.8 1.8 0 0 1 0 2.6L9 18.8Zm10-14 4 4" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/>',
  ],
  list: [
    '0 0 24 24',
    '<path d="m3 6 1.8 1.8L8 4.6M3 16.4l1.8 1.8L8 15M12 6.4h9M12 16.8h9" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  undo: [
    '0 0 24 24',
    '<path d="M8 4 3.5 8.5 8 13M4 8.5h9.5a5.5 5.5 0 0 1 0 11H8" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  ticket: [
    '0 0 24 24',
    '<path fill-rule="evenodd" d="M1.6 5.4h20.8v4.2a2.6 2.6 0 0 0 0 4.8v4.2H1.6v-4.2a2.6 2.6 0 0 0 0-4.8Zm13 2v2h1.8v-2Zm0 3.6v2h1.8v-2Zm0 3.6v2h1.8v-2Z"/>',
  ],
  sun: [
    '0 0 24 24',
    '<circle cx="12" cy="12" r="4.8"/><path d="M12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  ],
  star: ['0 0 16 16', '<path d="m8 .9 2.1 4.7 5.1.5-3.9 3.4 1.2 5L8 11.9l-4.5 2.6 1.2-5L.8 6.1l5.1-.5Z"/>'],
  right: [
    '0 0 24 24',
    '<path d="m8.5 4.5 7.5 7.5-7.5 7.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  skip: [
    '0 0 24 24',
    '<path d="M3 5v14l9-7Zm9 0v14l9-7Z" fill="currentColor" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>',
  ],
  replay: [
    '0 0 24 24',
    '<path d="M4 4.5v15M20 5v14L8.5 12Z" fill="currentColor" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  plus: [
    '0 0 24 24',
    '<path d="M12 4v16M4 12h16" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>',
  ],
  person: ['0 0 24 24', '<circle cx="12" cy="7" r="4.8"/><path d="M2.4 22c.4-6 4-9 9.6-9s9.2 3 9.6 9Z"/>'],
  people: [
    '0 0 24 24',
    '<circle cx="8.4" cy="8" r="4"/><circle cx="17" cy="9.2" r="3.2"/><path d="M.8 20.6c.2-5 3-7.4 7.6-7.4s7.4 2.4 7.6 7.4ZM17.6 20.6c0-2.8-.7-5-2-6.7.5-.1 1-.2 1.6-.2 3.6 0 5.8 2.2 6 6.9Z"/>',
  ],
  pass: [
    '0 0 24 24',
    '<path fill-rule="evenodd" d="M7.6 1.6h8.8c1 0 1.8.8 1.8 1.8v17.2c0 1-.8 1.8-1.8 1.8H7.6c-1 0-1.8-.8-1.8-1.8V3.4c0-1 .8-1.8 1.8-1.8Zm.4 3v13h8v-13Z"/><path d="m3.8 8.2-3.4 3.4L3.8 15ZM20.2 8.2l3.4 3.4-3.4 3.4Z"/>',
  ],
  moon: ['0 0 24 24', '<path d="M20.6 14.6A9.2 9.2 0 1 1 9.4 3.4a7.4 7.4 0 0 0 11.2 11.2Z"/>'],
  metronome: [
    '0 0 24 24',
    '<path fill-rule="evenodd" d="M8.6 2h6.8L20 22H4Zm1.7 2.2L7.9 15h5.3l4.5-9 1.3.7-4.2 8.3h1.3l-2.4-10.8ZM10 17.2v2h4v-2Z"/>',
  ],
  log: ['0 0 24 24', '<path fill-rule="evenodd" d="M4 2h16v20H4Zm3.5 4.5v2h9v-2Zm0 4.5v2h9v-2Zm0 4.5v2h6v-2Z"/>'],
  link: [
    '0 0 24 24',
    '<path d="M10 14.2a4.2 4.2 0 0 0 6 0l4-4a4.2 4.2 0 0 0-6-6l-1.6 1.6M14 9.8a4.2 4.2 0 0 0-6 0l-4 4a4.2 4.2 0 0 0 6 6l1.6-1.6" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  ],
  left: [
    '0 0 24 24',
    '<path d="M15.5 4.5 8 12l7.5 7.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  gear: [
    '0 0 24 24',
    '<path fill-rule="evenodd" d="m10 1.5-.6 2.7-1.9.8-2.4-1.5-2.7 2.7 1.5 2.4-.8 1.9-2.6.6v3.8l2.6.6.8 1.9-1.5 2.4 2.7 2.7 2.4-1.5 1.9.8.6 2.7h3.9l.6-2.7 1.9-.8 2.4 1.5 2.7-2.7-1.5-2.4.8-1.9 2.7-.6v-3.8l-2.7-.6-.8-1.9 1.5-2.4-2.7-2.7L16.4 5l-1.9-.8-.6-2.7Zm2 6.7a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6Z"/>',
  ],
  eye: [
    '0 0 16 16',
    '<path d="M8 3C4.4 3 1.6 5.5.5 8c1.1 2.5 3.9 5 7.5 5s6.4-2.5 7.5-5C14.4 5.5 11.6 3 8 3Zm0 8.2A3.2 3.2 0 1 1 8 4.8a3.2 3.2 0 0 1 0 6.4Zm0-1.7a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z"/>',
  ],
  ducat: ['0 0 16 16', '<path d="M8 .8 13.6 8 8 15.2 2.4 8Z"/>'],
  download: [
    '0 0 24 24',
    '<path d="M12 3v12M6.5 10 12 15.5 17.5 10M4 20.5h16" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  door: [
    '0 0 24 24',
    '<path fill-rule="evenodd" d="M4 22V9.4C4 5 7.4 1.8 12 1.8S20 5 20 9.4V22h-5.2V9.4c0-2-1.2-3.2-2.8-3.2S9.2 7.4 9.2 9.4V22Zm7-11h2v11h-2Z"/>',
  ],
  copy: [
    '0 0 24 24',
    '<path d="M8.5 8.5h12v12h-12zM15.5 5.5v-2h-12v12h2" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  ],
  check: [
    '0 0 24 24',
    '<path d="m4 12.6 5.2 5.2L20 6.6" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  brand: [
    '0 0 32 28',
    '<path d="M2 27V12C2 5.6 8 1.5 16 1.5S30 5.6 30 12v15" fill="none" stroke="var(--gold)" stroke-width="2.4"/><path d="M5.4 25V12.5C5.4 8 9.4 4.8 15 4.5c0 8-3 13-6 14.5 0 2 .2 4 .6 6Z" fill="var(--brand-curtain)"/><path d="M26.6 25V12.5C26.6 8 22.6 4.8 17 4.5c0 8 3 13 6 14.5 0 2-.2 4-.6 6Z" fill="var(--brand-curtain)"/><path d="M9 25.5h14" stroke="var(--gold-hi)" stroke-width="2.4"/>',
  ],
  book: [
    '0 0 24 24',
    '<path d="M11.2 6.2C8.4 4.2 5 3.8 1.6 4.2v14.6c3.4-.4 6.8 0 9.6 2Zm1.6 0c2.8-2 6.2-2.4 9.6-2v14.6c-3.4-.4-6.8 0-9.6 2Z"/>',
  ],
  bar: ['0 0 16 16', '<path d="M5 1h6v14H5z"/>'],
  again: [
    '0 0 24 24',
    '<path d="M20 4v5.5h-5.5M19.5 9A8.3 8.3 0 1 0 20.3 13" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  close: [
    '0 0 24 24',
    '<path d="M5 5l14 14M19 5 5 19" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/>',
  ],
  pause: ['0 0 24 24', '<path d="M6 4h4v16H6zM14 4h4v16h-4z"/>'],
  play: ['0 0 24 24', '<path d="M6 3.5v17L20.5 12Z"/>'],
  flag: ['0 0 24 24', '<path d="M5 2h2.4v20H5zM8.6 3.5h11l-2.6 4.5 2.6 4.5h-11z"/>'],
  chat: ['0 0 24 24', '<path d="M2 4h20v13H11l-5 4.5V17H2Z"/>'],
  coach: [
    '0 0 24 24',
    '<path d="M12 2a7 7 0 0 1 4 12.7V17H8v-2.3A7 7 0 0 1 12 2ZM8.5 18.5h7V20h-7zM10 21.3h4v1.2h-4z"/>',
  ],
  sound: [
    '0 0 24 24',
    '<path d="M3 9h4l6-5v16l-6-5H3z"/><path d="M16 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  ],
  seal: [
    '0 0 24 24',
    '<path fill-rule="evenodd" d="M12 1.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15Zm0 3.2-1.3 2.8-3 .4 2.2 2.1-.6 3 2.7-1.5 2.7 1.5-.6-3 2.2-2.1-3-.4Z"/><path d="m7.2 17.2-1.6 5.3 3.6-1.2 2.2 1.9v-4.6a9 9 0 0 1-4.2-1.4Zm9.6 0 1.6 5.3-3.6-1.2-2.2 1.9v-4.6a9 9 0 0 0 4.2-1.4Z"/>',
  ],
  main: [
    '0 0 16 16',
    '<path d="M1 6 8 1.5 15 6v1.2H1ZM2.2 8.2h2V13h-2Zm4.8 0h2V13H7Zm4.8 0h2V13h-2ZM1 13.7h14V15H1Z"/>',
  ],
  wing: [
    '0 0 16 16',
    '<path d="M1 5.5h14V7H1Zm.8 2.3h12.4V15H11v-3.6a1.4 1.4 0 0 0-2.8 0V15h-.6v-3.6a1.4 1.4 0 0 0-2.8 0V15h-3Z"/>',
  ],
  up: [
    '0 0 24 24',
    '<path d="M12 21V4M4.5 11 12 3.5l7.5 7.5" fill="none" stroke="currentColor" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
  home: ['0 0 24 24', '<path d="M12 2.5 22 11h-3v10.5h-5V15h-4v6.5H5V11H2Z"/>'],
  help: [
    '0 0 24 24',
    '<path d="M8 8.5a4 4 0 1 1 6 3.4c-1.3.8-2 1.5-2 3.1" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round"/><circle cx="12" cy="19.5" r="1.7"/>',
  ],
  menu: [
    '0 0 24 24',
    '<path d="M3 6h18M3 12h18M3 18h18" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
  ],
  down: [
    '0 0 24 24',
    '<path d="m4.5 8.5 7.5 7.5 7.5-7.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>',
  ],
} as const satisfies Record<string, readonly [string, string]>

export type IconName = keyof typeof ICONS
