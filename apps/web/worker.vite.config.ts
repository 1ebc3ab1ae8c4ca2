import { defineConfig } from 'vite'
import { keepSourceMaps } from './source-maps.ts'

/** Builds the service worker into one file beside the client. The server adds a first line (apps/ssr-server/src/assets/service-worker.ts). */
export default defineConfig({
  plugins: [keepSourceMaps({ isWorker: true })],
  build: {
    sourcemap: 'hidden',
    outDir: 'dist/client',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})
