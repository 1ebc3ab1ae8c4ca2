// Answers 503 to everything: the lower bound of a refusal.
import { createServer } from 'node:http'

const body = '{"errors":[{"code":"overloaded"}]}'
const headers = { 'content-type': 'application/json', 'content-length': body.length, 'retry-after': '2' }

createServer(({ url }, response) => {
  if (url !== '/livez') response.writeHead(503, headers)
  response.end(body)
}).listen(Number(process.env.PORT))
