import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The platform's calls come through this page's server, so the browser sees one origin.
const platform = process.env.PLATFORM ?? 'http://localhost:4000'
const proxy = {
  '/json-api': platform,
  '/api': platform,
  '/cdn': platform,
  '/ws': { target: platform.replace('http', 'ws'), ws: true },
}

export default defineConfig({ plugins: [svelte()], server: { proxy }, preview: { proxy } })
