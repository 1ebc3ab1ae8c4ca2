// The methods of `Set` for this have no types here: not all browsers of the site have them.

export const union = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): Set<T> => new Set([...one, ...other])

export const common = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): Set<T> =>
  new Set([...one].filter((each) => other.has(each)))

export const without = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): Set<T> =>
  new Set([...one].filter((each) => !other.has(each)))

export const isWithin = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean =>
  [...one].every((each) => other.has(each))
