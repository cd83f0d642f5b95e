import * as z from 'zod';

/**
 * One call of the API, keyed by `METHOD /path/{param}` in a table of calls.
 *
 * A call of SPEC section 7 uses `z.object` (unknown body fields are dropped and never stored);
 * a call of our own uses `z.strictObject` (unknown fields are refused with 400).
 */
export interface Call {
  /** One sentence for the reader of `/docs/api`. */
  summary: string;
  body?: z.ZodType;
  query?: z.ZodType;
  /** What stands in `data` of the answer. */
  data: z.ZodType;
  /** The answer carries `token` beside `data` (register and the logins). */
  mintsToken?: true;
  /** The request is multipart: a JSON part `payload` (the body schema) and a part `file`. */
  takesFile?: true;
  /** The answer is a stream of server-sent events (`text/event-stream`); `data` is what each of them carries, as JSON. */
  streams?: true;
}

export type Route = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`;

type ParamName<R extends string> = R extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

/** The parameters in a route's path, by their names. */
export type ParamsOf<R extends string> = R extends string ? { [Name in ParamName<R>]: string } : never;

/** Keeps the literal routes and schemas of a table of calls in its type. */
export function defineCalls<const Table extends Record<Route, Call>>(table: Table): Table {
  return table;
}

/** What a success answers (CONTRACT "The wire"): the sentence and the data, and a token where one is minted. */
export function envelopeOf(call: Call): z.ZodObject {
  return z.object({
    code: z.literal(200),
    message: z.string(),
    ...(call.mintsToken ? { token: z.string() } : {}),
    data: call.data,
  });
}
