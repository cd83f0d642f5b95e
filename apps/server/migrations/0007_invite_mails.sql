-- Invite mails count against a cap of the one who sends them, over all stores.
alter table app.attempts drop constraint attempts_kind_check;
alter table app.attempts add constraint attempts_kind_check
  check (kind in ('login', 'verify_email', 'reset_password', 'confirm_session', 'register', 'mail', 'invite'));
