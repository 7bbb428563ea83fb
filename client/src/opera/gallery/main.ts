/** For development only: the table in a position of the rule examples. `?scene=hire&then=sell&theme=matinee` */

import { mount } from 'svelte'
import '@fontsource-variable/playfair-display'
import '@fontsource-variable/playfair-display/wght-italic.css'
import '@fontsource-variable/source-sans-3'
import '../../tokens.css'
import '../../base.css'
import { i18n, type Language } from '../../texts/i18n.svelte'
import Gallery from './Gallery.svelte'

const wanted = new URLSearchParams(location.search)
document.documentElement.dataset.theme = wanted.get('theme') ?? 'evening'
await Promise.all(['opera', 'operatable'].map((file) => i18n.load(file)))
await i18n.use((wanted.get('language') ?? 'en') as Language)
const scene = async (name: string): Promise<never> => (await fetch(`/api/scenes/${name}`)).json() as never
const name = wanted.get('scene') ?? 'hire'
const then = wanted.get('then')
const props = { name, scene: await scene(name), then: then ? await scene(then) : null }
mount(Gallery, { target: document.getElementById('app')!, props })
