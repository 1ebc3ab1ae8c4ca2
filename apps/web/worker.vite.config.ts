import { defineConfig } from 'vite'

/** Builds the service worker into one file beside the client. The server adds a first line (apps/ssr-server/src/assets/service-worker.ts). */
export default defineConfig({
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/worker/worker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})
