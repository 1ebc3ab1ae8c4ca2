const { options } = require('./dependency-cruiser.cjs')

/**
 * The layers of both servers and of the domain's core: no folders import each other, in a circle or through others. Without tests, which start the whole.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'folders-import-in-one-direction',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(apps/(ssr-server|sandbox)/src|packages/domain/src/core)' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: [options.exclude.path, '/testing/', '[.]test[.]ts$', '^(apps/web|packages/(?!domain/src/core/))'],
    },
  },
}
