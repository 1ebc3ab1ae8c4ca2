import type { WorkerSite } from './offline/worker-site.ts'

declare const self: ServiceWorkerGlobalScope & { readonly site: WorkerSite }

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
