/** For looking at the table while drawing it: `?scene=last-round&theme=matinee&language=fr&speed=off`. Not built. */
import '@fontsource-variable/playfair-display'
import '@fontsource-variable/playfair-display/wght-italic.css'
import '@fontsource-variable/source-sans-3'
import { mount } from 'svelte'
import '../../tokens.css'
import '../../base.css'
import { i18n, type Language } from '../../texts/i18n.svelte'
import Gallery from './Gallery.svelte'
import { wall } from './scenes'

const fetched = window.fetch.bind(window)
window.fetch = async (input, init) => {
  const [, language, file] = /\/texts\/(\w+)\/(\w+)\.ftl/.exec(String(input)) ?? []
  return language && file ? new Response(wall?.texts[language]?.[file] ?? '') : fetched(input, init)
}

const asked = new URLSearchParams(location.search)
document.documentElement.dataset.theme = asked.get('theme') ?? 'evening'
void Promise.all([i18n.load('operaopoly'), i18n.load('operaopolytable')])
  .then(() => i18n.use((asked.get('language') ?? 'en') as Language))
  .then(() => mount(Gallery, { target: document.getElementById('gallery')! }))
