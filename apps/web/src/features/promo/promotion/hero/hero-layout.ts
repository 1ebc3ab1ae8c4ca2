/** How the hero of a template is composed: a picture beside or above the words, a band, or the main prize. */
export type HeroLayout = 'split' | 'centre' | 'mirror' | 'band' | 'showcase'
