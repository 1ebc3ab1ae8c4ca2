/** Storage key of the rows this device's visitor has: `recent favourites`. */
export const OWN_ROWS_KEY = 'own-rows'

/** Inline script: sets `<html data-own="favourites">` before the first paint, so that the lobby reserves room. */
export const OWN_ROWS_SCRIPT = `try{const o=localStorage.getItem(${JSON.stringify(OWN_ROWS_KEY)});if(o)document.documentElement.dataset.own=o}catch{}`
