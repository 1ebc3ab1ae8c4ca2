// Made by `npm run brand -- build`. Do not edit.
import gold from '../gold/brand.json' with { type: 'json' }
import goldRu from '../gold/texts/ru.json' with { type: 'json' }
import goldEn from '../gold/texts/en.json' with { type: 'json' }
import goldIt from '../gold/texts/it.json' with { type: 'json' }
import goldBr from '../gold/texts/pt-BR.json' with { type: 'json' }
import bulvar from '../bulvar/brand.json' with { type: 'json' }
import bulvarRu from '../bulvar/texts/ru.json' with { type: 'json' }
import caju from '../caju/brand.json' with { type: 'json' }
import cajuBr from '../caju/texts/pt-BR.json' with { type: 'json' }
import cajuEn from '../caju/texts/en.json' with { type: 'json' }

export const registry = {
  'gold': { manifest: gold, texts: { ru: goldRu, en: goldEn, it: goldIt, br: goldBr } },
  'bulvar': { manifest: bulvar, texts: { ru: bulvarRu } },
  'caju': { manifest: caju, texts: { br: cajuBr, en: cajuEn },
    modes: {"known":[{"name":"scheme","contexts":["light","dark"],"standard":"light","asked":{"dark":"(prefers-color-scheme: dark)"}},{"name":"contrast","contexts":["standard","more"],"standard":"standard","asked":{"more":"(prefers-contrast: more)"}},{"name":"density","contexts":["comfortable","compact"],"standard":"comfortable","asked":{}}],"grounds":[{"contexts":{"scheme":"dark"},"ground":"#0c1e17"},{"contexts":{},"ground":"#fdfaf3"}]} },
}
