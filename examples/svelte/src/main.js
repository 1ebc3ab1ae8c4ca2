import { mount } from 'svelte'
import App from './app.svelte'
import { site } from './site.js'

site.start()
mount(App, { target: document.body })
