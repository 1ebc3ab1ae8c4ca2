/** Under this key the device keeps which rows of their own its visitor has: `recent favourites`. */
export const OWN_ROWS_KEY = 'own-rows'

/**
 * Runs inline before the first paint, as part of the document's bootstrap: `<html data-own="favourites">` lets a lobby keep room for rows
 * that only the device knows of, so that nothing moves when they come. The page itself stays the same for everybody.
 */
export const OWN_ROWS_SCRIPT = `try{const o=localStorage.getItem(${JSON.stringify(OWN_ROWS_KEY)});if(o)document.documentElement.dataset.own=o}catch{}`
