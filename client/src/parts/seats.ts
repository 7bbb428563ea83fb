/** The shapes of the seats: shape first, colour second, so that colour is never needed. Outer edge, inner line. */
export const SHAPES: Record<string, readonly [string, string]> = {
  red: ['M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Z', 'M12 4.6a7.4 7.4 0 1 1 0 14.8 7.4 7.4 0 0 1 0-14.8Z'],
  blue: [
    'M4 2.5H20Q21.5 2.5 21.5 4V20Q21.5 21.5 20 21.5H4Q2.5 21.5 2.5 20V4Q2.5 2.5 4 2.5Z',
    'M5.6 5.6H18.4V18.4H5.6Z',
  ],
  yellow: ['M12 .4 23.6 12 12 23.6.4 12Z', 'M12 4.8 19.2 12 12 19.2 4.8 12Z'],
  green: ['M6.2 2H17.8L23.4 12 17.8 22H6.2L.6 12Z', 'M7.9 5H16.1L20 12 16.1 19H7.9L4 12Z'],
  purple: ['M12 1.2 23.4 21.8H.6Z', 'M12 7.6 18.1 18.7H5.9Z'],
  orange: [
    'm12 .4 3.5 7.3 8 1.1-5.8 5.6 1.4 8L12 18.6l-7.1 3.8 1.4-8L.5 8.8l8-1.1Z',
    'm12 6.2 1.8 3.9 4.2.6-3.1 3 .7 4.2-3.6-2-3.6 2 .7-4.2-3.1-3 4.2-.6Z',
  ],
}
