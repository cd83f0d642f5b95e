// Who works in a store, and who is invited to.

/** Who did something, where no name of a person says it. */
export const actorLabels = {
  'actor.customer': 'Customer',
  'actor.api_key': 'API key',
  'actor.register': 'Register',
  // The platform itself
  'actor.system': 'Sokoni',
  // Somebody at a register: {name} is a person
  'actor.atRegister': '{name}, Register',
  // In place of the name of a person whose account was deleted
  deletedUser: 'Deleted user',
} as const;

/** What the server answers about staff and invites; shown as a short notice. */
export const staffAnswers = {
  joined: 'You joined {store}',
  declined: 'You declined the invite to {store}',
  inviteSent: 'Invite sent to {email}',
  inviteWithdrawn: 'Invite withdrawn',
  invitesOpen: 'A store can have up to {max, number} pending invites. Withdraw one you no longer need.',
  invitesPerStore: 'A store can send up to {max, number} invites a day. Try again tomorrow.',
  invitesPerPerson: 'You can send up to {max, number} invites a day. Try again tomorrow.',
  // {name} is a first name
  roleChanged: '{name} is now {role}',
  left: 'You left the store',
  removed: 'Staff member removed',
} as const;
