import type { FetchPort } from '@croupier/domain/core'

/** A `fetch` over XMLHttpRequest, which alone tells how much of a body was sent. */
export const upload: FetchPort = (url, { method, headers, body, signal, onUploadProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onUploadProgress?.(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => {
      const { status, responseText } = request
      resolve({ status, headers: headersOf(request), text: () => Promise.resolve(responseText) })
    })
    request.addEventListener('error', () => reject(new TypeError('upload failed')))
    request.addEventListener('abort', () => reject(signal.reason as Error))
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop))
    signal.addEventListener('abort', stop)
    request.send(body ?? null)
  })

function headersOf(request: XMLHttpRequest): [name: string, value: string][] {
  const lines = request.getAllResponseHeaders().split('\r\n')
  return lines.filter(Boolean).map((line) => {
    const at = line.indexOf(':')
    return [line.slice(0, at), line.slice(at + 1).trim()]
  })
}
