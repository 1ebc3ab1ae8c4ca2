const { options } = require('./dependency-cruiser.cjs')

/**
 * The layers of both servers, of the domain, of the design system and of what features share: no folders import each other, in a circle or through others. Without tests, which start the whole.
 * @type {import('dependency-cruiser').IConfiguration}
 */
module.exports = {
  forbidden: [
    {
      name: 'folders-import-in-one-direction',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(apps/((ssr-server|sandbox)/src|web/src/shared)|packages/(domain|design-system)/src)' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: [
        options.exclude.path,
        '/testing/',
        '[.](test|stories)[.]tsx?$',
        '^(apps/web/(?!src/shared/)|packages/(?!(domain|design-system)/src/))',
      ],
    },
  },
}
