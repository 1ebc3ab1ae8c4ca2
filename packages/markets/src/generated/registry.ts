// Made by `npm run brand -- build`. Do not edit.
import defaultMarket from '../../default/market.json' with { type: 'json' }
import brMarket from '../../br/market.json' with { type: 'json' }
import gbMarket from '../../gb/market.json' with { type: 'json' }
import itMarket from '../../it/market.json' with { type: 'json' }

export const registry = {
  default: defaultMarket,
  br: brMarket,
  gb: gbMarket,
  it: itMarket,
}
