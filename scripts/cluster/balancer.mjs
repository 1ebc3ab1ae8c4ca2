// What the balancer in front of several servers of a site must know.

/**
 * Settings of HAProxy 2.4 or later. Any server takes any request: none is remembered. What reached no server goes to another;
 * only what changes nothing is sent again after a server may have begun it. A server is left as soon as it says that it stops.
 * @param {string} listen what the balancer listens on, such as `*:3000`
 * @param {readonly { name: string, address: string }[]} nodes `address`: host and port
 */
export const balancerSettings = (listen, nodes) => `defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout tunnel 1h
  timeout http-keep-alive 30s
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response

frontend site
  bind ${listen}
  default_backend nodes

backend nodes
  balance roundrobin
  http-request disable-l7-retry unless METH_GET
  http-response set-header X-Node %s
  option httpchk GET /readyz
  http-check expect status 200
  default-server check inter 1s fastinter 250ms downinter 500ms fall 2 rise 1 observe layer4 error-limit 3 on-error mark-down
${nodes.map(({ name, address }) => `  server ${name} ${address}\n`).join('')}`
