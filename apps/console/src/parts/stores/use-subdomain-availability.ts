import { subdomainProblem } from '@sokoni/rules/stores/subdomain';
import { useSubDomainCheck } from '#api/stores/stores.ts';
import { useSettled } from '#parts/hooks/use-debounced.ts';
import { storeReasonSentence } from '#sentences/stores/problems.ts';

/** What is known of a sub-domain while it is typed; `unknown` also when the question could not be asked. */
export type SubDomainAvailability =
  | { state: 'unknown' }
  | { state: 'checking' }
  | { state: 'free'; message: string }
  | { state: 'refused'; message: string };

const unknown: SubDomainAvailability = { state: 'unknown' };
const checking: SubDomainAvailability = { state: 'checking' };

/** Asks whether a sub-domain can be had, a moment after the last letter. The answer of creating the store counts. */
export function useSubDomainAvailability(label: string): SubDomainAvailability {
  const settled = useSettled(label);
  const problem = subdomainProblem(settled);
  const answer = useSubDomainCheck(problem ? '' : settled);

  if (label === '') return unknown;
  if (label !== settled) return checking;
  if (problem) return { state: 'refused', message: storeReasonSentence(problem) };
  if (answer.isPending) return checking;
  if (!answer.data) return unknown;
  return { state: answer.data.available ? 'free' : 'refused', message: answer.data.message };
}
