import * as v from 'valibot'
import { dataOf } from './objects.ts'
import { SlugSchema } from './values.ts'

/** The slug in the own answer of what was asked for by it: an answer without one does not cost the page. */
export const askedSlug = (slug: string) => v.nullish(SlugSchema, slug)

const NAMES = ['id', 'slug', 'name', 'title']

const isNamed = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  Object.entries(data).some(([key, value]) => NAMES.includes(key) && value != null)

/** `dataOf` the own answer of a page: it may lack some of its names, but one without any is no answer about it. */
export const ownDataOf = <I, O>(schema: v.GenericSchema<I, O>) => dataOf(v.pipe(v.custom<I>(isNamed, 'named'), schema))
