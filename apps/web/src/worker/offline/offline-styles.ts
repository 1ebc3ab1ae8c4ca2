/** Styles of the offline page. Colours and fonts are the brand's own, by its tokens. */
export const OFFLINE_STYLES = [
  '*{box-sizing:border-box;margin:0}',
  'body{min-height:100vh;background:var(--color-canvas);color:var(--color-body);font:16px/1.5 var(--font-text,system-ui),system-ui;' +
    'padding:env(safe-area-inset-top) max(16px,env(safe-area-inset-right)) calc(32px + env(safe-area-inset-bottom)) max(16px,env(safe-area-inset-left))}',
  'header{display:flex;align-items:center;height:64px;max-width:1376px;margin:0 auto}',
  'main{max-width:1376px;margin:0 auto;display:grid;grid-template-columns:minmax(0,1fr);gap:32px}',
  '.alone{max-width:640px;padding-top:min(12vh,96px)}',
  'h1,h2{font-family:var(--font-heading,system-ui),system-ui;font-weight:var(--heading-weight,700);letter-spacing:calc(var(--heading-tracking,0)*1em);' +
    'color:var(--color-strong);line-height:1.2;text-wrap:balance}',
  'h1{font-size:24px}h2{font-size:20px;margin-bottom:12px}',
  '.note{display:grid;gap:12px;padding:24px;border-radius:16px;background:var(--color-surface)}',
  '.note p{max-width:60ch}',
  '.ways{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;margin-top:4px}',
  'button{min-height:44px;padding:8px 24px;border:0;border-radius:var(--button-radius,12px);background:var(--color-accent);' +
    'color:var(--color-on-accent);font:600 16px/1.25 var(--font-text,system-ui),system-ui;cursor:pointer}',
  'a{color:var(--color-info);text-underline-offset:4px;padding:10px 0}',
  ':focus-visible{outline:2px solid var(--color-info);outline-offset:2px}',
  'ul{list-style:none;padding:0;display:grid;gap:16px 12px;grid-template-columns:repeat(auto-fill,minmax(120px,1fr))}',
  '@media (min-width:1054px){ul{grid-template-columns:repeat(8,minmax(0,1fr))}}',
  'li{display:grid;align-content:start;min-width:0}',
  'li img,.blank{width:100%;aspect-ratio:3/4;object-fit:cover;border-radius:12px;background:var(--color-raised);filter:saturate(.35)}',
  'li b{margin-top:8px;font-size:14px;font-weight:600;color:var(--color-strong);overflow-wrap:anywhere}',
  'small{font-size:12px;color:var(--color-muted)}',
].join('')
