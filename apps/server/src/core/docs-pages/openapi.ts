import { type Call, envelopeOf } from '@sokoni/contract/call';
import { calls } from '@sokoni/contract/calls';
import { errors } from '@sokoni/contract/errors';
import * as z from 'zod';

type Schema = Record<string, unknown>;

export interface OpenApi {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: Schema;
  security: Schema[];
}

export interface Operation {
  summary: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, Schema>;
}

/** The OpenAPI 3.1 document, made from the contract. */
export function openApi(): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const [route, call] of Object.entries(calls) as [string, Call][]) {
    const [method = '', path = ''] = route.split(' ');
    paths[path] ??= {};
    paths[path][method.toLowerCase()] = operation(path, call);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sokoni API',
      version: '1',
      description:
        'Send `Authorization: Bearer …`, `X-Client-Id` and `X-Timezone`; an `Idempotency-Key` on a POST makes a retry safe.',
    },
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: failure() },
    },
    security: [{ bearer: [] }],
  };
}

function operation(path: string, call: Call): Operation {
  return {
    summary: call.summary,
    tags: [path.split('/')[1] ?? ''],
    parameters: [...pathParameters(path), ...queryParameters(call), ...(call.streams ? [lastEventId] : [])],
    ...(call.body ? { requestBody: requestBody(call, call.body) } : {}),
    responses: {
      200: call.streams
        ? {
            description: 'Events for as long as the connection is open; the data of each has this shape',
            content: { 'text/event-stream': { schema: jsonSchema(call.data, 'output') } },
          }
        : {
            description: 'Done',
            content: { 'application/json': { schema: jsonSchema(envelopeOf(call), 'output') } },
          },
      default: {
        description: 'Refused or failed',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    },
  };
}

const lastEventId = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  schema: { type: 'string' },
};

function requestBody(call: Call, body: z.ZodType): NonNullable<Operation['requestBody']> {
  const schema = jsonSchema(body, 'input');
  if (!call.takesFile)
    return { required: !body.safeParse(undefined).success, content: { 'application/json': { schema } } };
  const form = {
    type: 'object',
    properties: { payload: schema, file: { type: 'string', format: 'binary' } },
  };
  return { required: true, content: { 'multipart/form-data': { schema: form } } };
}

function pathParameters(path: string): Operation['parameters'] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(call: Call): Operation['parameters'] {
  if (!call.query) return [];
  const { properties = {}, required = [] } = jsonSchema(call.query, 'input') as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function failure(): Schema {
  return {
    type: 'object',
    required: ['code', 'error', 'message', 'request_id'],
    properties: {
      code: { type: 'integer', description: 'The HTTP status' },
      error: { type: 'string', enum: Object.keys(errors) },
      message: { type: 'string', description: 'A message to show to the user' },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
      request_id: { type: 'string' },
    },
  };
}
