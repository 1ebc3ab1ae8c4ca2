/** Whether nothing may move: by the system's setting, or `data-motion="none"` on the root. In the browser only. */
export const isMotionUnwanted = (): boolean =>
  document.documentElement.dataset['motion'] === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches
