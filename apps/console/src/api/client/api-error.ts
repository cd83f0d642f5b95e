/** What the server answers to a call that failed (CONTRACT "The wire"); other answers may lack any of it. */
export interface FailureBody {
  code?: number;
  error?: string;
  message?: string;
  fields?: Record<string, string>;
  request_id?: string;
  data?: unknown;
}

/** The one error that a call throws. `status` is 0 when no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The answer, if there was one. */
  readonly response: { status: number; data: FailureBody } | undefined;
  /** From the Retry-After header, in seconds. */
  readonly retryAfter: number | undefined;
  /** What to do about it, for a person, where the message alone does not say. */
  readonly advice: string | undefined;

  constructor(
    message: string,
    answer?: { status: number; data: FailureBody; retryAfter?: number | undefined },
    advice?: string,
  ) {
    super(message);
    this.advice = advice;
    this.status = answer?.status ?? 0;
    this.response = answer && { status: answer.status, data: answer.data };
    this.retryAfter = answer?.retryAfter;
  }

  get code(): number {
    return this.response?.data.code ?? this.status;
  }

  /** The stable snake_case name of the failure, such as `sign_in_again`; empty when the server gave none. */
  get error(): string {
    return this.response?.data.error ?? '';
  }

  /** Messages by the name of the field that they stand under. */
  get fields(): Record<string, string> {
    return this.response?.data.fields ?? {};
  }

  get requestId(): string | undefined {
    return this.response?.data.request_id;
  }

  /** The request id where the server failed: an ordinary refusal says itself what to do. */
  get supportId(): string | undefined {
    return this.status < 500 ? undefined : this.requestId;
  }
}

/** Whether the server answered with this failure. */
export function isFailure(error: unknown, name: string): boolean {
  return error instanceof ApiError && error.error === name;
}
