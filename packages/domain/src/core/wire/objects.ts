import * as v from 'valibot'
import { pathIn, reportIssue } from './left-out.ts'
import { parsePart } from './parse-answer.ts'

/** Optional fields that may not be read as missing. */
const exact = new WeakSet<v.GenericSchema>()

/** An optional field that must fit where it is there: read as missing, it would say something untrue. */
export function exactly<S extends v.GenericSchema>(schema: S): S {
  const copy = { ...schema }
  exact.add(copy)
  return copy
}

/** A field of an object: names it in reports, and reads an optional one that does not fit as missing. */
function fieldOf<S extends v.GenericSchema>(name: string, schema: S): S {
  const run: S['~run'] = (dataset, config) => {
    const path = pathIn(config)
    path?.push(name)
    const { value } = dataset
    let result = schema['~run']({ value }, config)
    if (result.issues !== undefined && !exact.has(schema)) {
      const missing = schema['~run']({ value: undefined }, config)
      if (missing.issues === undefined) {
        for (const issue of result.issues) reportIssue(config, issue)
        result = missing
      }
    }
    path?.pop()
    return result
  }
  return { ...schema, '~run': run }
}

const fieldsOf = <const E extends v.ObjectEntries>(entries: E): E =>
  // Each field keeps its type; `fromEntries` loses the names.
  Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => [name, fieldOf(name, schema as v.GenericSchema)]),
  ) as unknown as E

/** An object. An optional field that does not fit is reported and counts as missing, unless it is `exactly`. */
export const objectOf = <const E extends v.ObjectEntries>(entries: E) => v.object(fieldsOf(entries))

/** An object as `objectOf`, which keeps the fields that are not named. */
export const looseObjectOf = <const E extends v.ObjectEntries>(entries: E) => v.looseObject(fieldsOf(entries))

/** Each GET answers `{ data }`; this reads what is in it. */
export const dataOf = <I, O>(schema: v.GenericSchema<I, O>): v.GenericSchema<{ data: I }, O> =>
  v.pipe(
    objectOf({ data: schema }),
    // Of a schema that is not known, `data` counts as optional.
    v.transform(({ data }) => data as O),
  )

/** A setting; one that does not fit is reported and becomes `unreadable`. One that is absent is read as null. */
export const settingOf = <S extends v.GenericSchema, const M>(setting: S, unreadable: M) =>
  v.optional(
    v.pipe(
      // Reads anything. What it says of the setting is for those who write an answer.
      { ...setting, '~run': v.unknown()['~run'] } as unknown as v.GenericSchema<v.InferInput<S> | null>,
      v.rawTransform<v.InferInput<S> | null, v.InferOutput<S> | M>(({ dataset, config }) => {
        const part = parsePart(setting, dataset.value, config)
        return part ? part.output : unreadable
      }),
    ),
    null,
  )

/** The answer of a platform that did what it was asked for. */
export const SuccessAnswer = v.object({ success: v.literal(true, 'the platform did not agree') })
