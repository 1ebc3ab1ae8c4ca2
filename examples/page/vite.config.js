import { defineConfig } from 'vite'

const platform = process.env.PLATFORM ?? 'http://localhost:4000'
const proxy = { '/json-api': platform, '/ws': { target: platform.replace('http', 'ws'), ws: true } }

export default defineConfig({ server: { proxy }, preview: { proxy } })
