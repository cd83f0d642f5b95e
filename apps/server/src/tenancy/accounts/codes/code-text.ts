import type { CodePurpose } from '#tenancy/accounts/codes/code-purpose.ts';

/** What is signed in place of the four digits, so that a code is good for one user and one purpose. */
export function codeText(userId: string, purpose: CodePurpose, digits: string): string {
  return `${userId}.${purpose}.${digits}`;
}
