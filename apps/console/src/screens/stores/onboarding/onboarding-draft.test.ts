import { newStoreDraft } from '@sokoni/rules/stores/store-draft';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFakeBrowser } from '#session/fake-browser.ts';
import { loggedOut } from '#session/session.ts';
import { forgetOnboardingDraft, keepOnboardingDraft, readOnboardingDraft } from './onboarding-draft.ts';

const begun = { ...newStoreDraft(), name: 'Duka', product_type_id: 'fashion' };

describe('SPEC 2 Onboarding: the draft survives a reload', () => {
  let tab: Storage;
  beforeEach(() => {
    tab = openFakeBrowser().tab;
  });
  afterEach(() => vi.unstubAllGlobals());

  it('starts with the defaults', () => {
    expect(readOnboardingDraft('u1')).toEqual(newStoreDraft());
  });

  it('gives back what was typed', () => {
    keepOnboardingDraft('u1', begun);
    expect(readOnboardingDraft('u1')).toEqual(begun);
  });

  it('is forgotten once the store is there, and with the log-out', () => {
    keepOnboardingDraft('u1', begun);
    forgetOnboardingDraft();
    expect(readOnboardingDraft('u1').name).toBe('');
    keepOnboardingDraft('u1', begun);
    loggedOut();
    expect(readOnboardingDraft('u1').name).toBe('');
  });

  it('is not shown to another user', () => {
    keepOnboardingDraft('u1', begun);
    expect(readOnboardingDraft('u2')).toEqual(newStoreDraft());
  });

  it.each(['no json', '{}', '{"user_id":"u1","draft":null}', '{"user_id":"u1","draft":{"name":7}}'])(
    'starts anew when what was kept is broken: %s',
    (text) => {
      tab.setItem('sokoni_onboarding_draft', text);
      expect(readOnboardingDraft('u1')).toEqual(newStoreDraft());
    },
  );
});
