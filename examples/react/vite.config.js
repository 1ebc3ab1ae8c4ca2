import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The platform's calls come through this page's server, so the browser sees one origin.
const platform = process.env.PLATFORM ?? 'http://localhost:4000'
const proxy = {
  '/json-api': platform,
  '/api': platform,
  '/cdn': platform,
  '/ws': { target: platform.replace('http', 'ws'), ws: true },
}

export default defineConfig({ plugins: [react()], server: { proxy }, preview: { proxy } })
