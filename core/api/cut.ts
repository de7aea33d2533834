import * as z from 'zod'

/** Reduces a value to what its contract names. */
export type Cut = (value: unknown) => unknown

/**
 * Compiles an answer's contract to the function that cuts answers to it: what the contract does not name is never
 * sent, whatever a handler reads from its tables. It only drops and never refuses, since the answer to a completed
 * sale must be sent; the tests' client checks that answers are complete.
 */
export function cutTo(schema: z.core.$ZodType): Cut {
  const known = compiled.get(schema)
  if (known) return known
  // Contracts may be recursive: while one is compiled, references to it use this function.
  let cut: Cut = value => value
  compiled.set(schema, value => cut(value))
  cut = compile(schema)
  compiled.set(schema, cut)
  return cut
}

/** Contracts live as long as the program, and so do their compiled functions. */
const compiled = new WeakMap<z.core.$ZodType, Cut>()

const whole: Cut = value => value

function compile(schema: z.core.$ZodType): Cut {
  if (schema instanceof z.ZodObject) return objectCut(schema)
  if (schema instanceof z.ZodArray) return arrayCut(cutTo(schema.element))
  if (schema instanceof z.ZodTuple) return whole
  if (schema instanceof z.ZodRecord) return recordCut(cutTo(schema.valueType))
  if (schema instanceof z.ZodUnion) return unionCut(schema.options as readonly z.core.$ZodType[])
  if (schema instanceof z.ZodLazy) return value => cutTo(schema.unwrap())(value)
  if (schema instanceof z.ZodPipe) return cutTo(schema.in)
  if (isWrapper(schema)) return cutTo(schema.unwrap())
  return whole
}

type Wrapper = { unwrap: () => z.core.$ZodType }

function isWrapper(schema: unknown): schema is Wrapper {
  return (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodCatch
  )
}

function objectCut(schema: z.ZodObject): Cut {
  const names = Object.keys(schema.shape)
  const cuts = names.map(name => cutTo(schema.shape[name]!))
  const keepsAll = schema.def.catchall !== undefined && !(schema.def.catchall instanceof z.ZodNever)
  return value => {
    if (!isObject(value)) return value
    const kept: Record<string, unknown> = keepsAll ? { ...value } : {}
    for (let index = 0; index < names.length; index++) {
      const name = names[index]!
      const part = value[name]
      if (part !== undefined) kept[name] = cuts[index]!(part)
    }
    return kept
  }
}

function arrayCut(each: Cut): Cut {
  return value => (Array.isArray(value) && each !== whole ? value.map(each) : value)
}

function recordCut(each: Cut): Cut {
  if (each === whole) return whole
  return value =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, each(part)]))
      : value
}

/** Reduced by the first option that matches; an object that matches none becomes empty. */
function unionCut(options: readonly z.core.$ZodType[]): Cut {
  const kinds = options.map(option => ({ option, cut: cutTo(option) }))
  if (kinds.every(({ cut }) => cut === whole)) return whole
  return value => {
    if (!isObject(value)) return value
    const fitting = kinds.find(({ option }) => z.safeParse(option, value).success)
    return fitting ? fitting.cut(value) : {}
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
