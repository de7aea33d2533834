import * as z from 'zod'
import type { Permission } from '../access/employee.ts'
import type { Module } from '../access/modules.ts'
import type { Concerns } from '../access/scope.ts'
import type { RefusalCode } from '../refusal.ts'

type Shape = z.ZodType

/** Who may call: anyone, anyone signed in, or those whose role allows it, or one of several things. */
export type Access = 'public' | 'staff' | Permission | readonly Permission[]

/**
 * What a call concerns when it is not a thing of one cinema: an entry all cinemas share, for which the permission is
 * enough; the caller's own account; a list, from which the call itself leaves out other cinemas; or the whole node,
 * which at a relay belongs to all cinemas.
 */
export type CallScope = 'exhibitor' | 'own' | 'lists' | 'node'

/**
 * One call, defined once, for the server's checks, the browser's types and the documentation. `path` is Express's,
 * with `:name` for parameters.
 */
export type Route<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Answer extends Shape = Shape,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly summary: string
  readonly access: Access
  /**
   * Defines, with `concerns`, in which cinemas the caller must work; every call that is not public has one of both.
   */
  readonly scope?: CallScope | undefined
  concerns?(input: { params: z.output<Params>; query: z.output<Query>; body: z.output<Body> }): Concerns
  readonly params: Params
  readonly query: Query
  readonly body: Body
  readonly answer: Answer
  /** For a call that takes a raw file instead of JSON: its types, and the most bytes. */
  readonly upload?: { readonly types: readonly string[]; readonly maxBytes: number }
  /** For a call that answers with something else than JSON. */
  readonly answerTypes?: readonly string[]
  /** The answer is the same for everybody and holds no secret, so it is sent compressed; see `packed.ts`. */
  readonly compressed?: true
  /** The module of the account it belongs to. */
  readonly module?: Module | undefined
  /** The same, where that depends on what is asked. */
  moduleFor?(input: { query: z.output<Query> }): Module | undefined
  /** Also allowed at the machine itself, without sign-in, where the node supports it (a box does). */
  readonly atTheMachine?: true
  /** Shows the node's own state, or nothing that depends on facts: answered without waiting for the mirror. */
  readonly always?: true
  /**
   * Its refusals besides `invalid_input`, `token_stale`, `not_signed_in`, `not_allowed`, `mirror_unavailable`,
   * `disk_full` and `internal`.
   */
  readonly refusals: readonly RefusalCode[]
}

const nothing = z.object({})
type Nothing = typeof nothing

/** Declares a call; the parts left out are empty objects. */
export function route<
  Answer extends Shape,
  Params extends Shape = Nothing,
  Query extends Shape = Nothing,
  Body extends Shape = Nothing,
>(spec: {
  method: Route['method']
  path: string
  summary: string
  access: Access
  scope?: CallScope
  concerns?(input: { params: z.output<Params>; query: z.output<Query>; body: z.output<Body> }): Concerns
  params?: Params
  query?: Query
  body?: Body
  answer: Answer
  upload?: { readonly types: readonly string[]; readonly maxBytes: number }
  answerTypes?: readonly string[]
  compressed?: true
  module?: Module | undefined
  moduleFor?(input: { query: z.output<Query> }): Module | undefined
  atTheMachine?: true
  always?: true
  refusals?: readonly RefusalCode[]
}): Route<Params, Query, Body, Answer> {
  return {
    ...spec,
    params: spec.params ?? (nothing as unknown as Params),
    query: spec.query ?? (nothing as unknown as Query),
    body: spec.body ?? (nothing as unknown as Body),
    refusals: spec.refusals ?? [],
  }
}

export type AnswerOf<R> = R extends Route<Shape, Shape, Shape, infer A> ? z.output<A> : never
export type BodyOf<R> = R extends Route<Shape, Shape, infer B, Shape> ? z.input<B> : never
export type ParamsOf<R> = R extends Route<infer P, Shape, Shape, Shape> ? z.input<P> : never
export type QueryOf<R> = R extends Route<Shape, infer Q, Shape, Shape> ? z.input<Q> : never
