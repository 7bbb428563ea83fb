import '@fontsource-variable/playfair-display/wght.css'
import '@fontsource-variable/playfair-display/wght-italic.css'
import '@fontsource-variable/source-sans-3/wght.css'
import './tokens.css'
import './base.css'
import { mount } from 'svelte'
import { offlineFiles } from './api/backend'
import App from './App.svelte'
import { session } from './shell/session.svelte'
import { settings } from './shell/settings.svelte'
import { sounds } from './shell/sounds.svelte'
import { firstLanguage, i18n } from './texts/i18n.svelte'

settings.read()
sounds.listen()
/* texts and house are asked for at the same time: nobody waits for the one to begin with the other */
void session.load()
await i18n.use(firstLanguage()).catch(() => {})
const target = document.getElementById('app')
if (target) mount(App, { target })
if (offlineFiles) void import('./offline/install').then(({ install }) => install())
