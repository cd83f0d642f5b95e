-- What the log of changes is filtered by. The kind of thing is a column of its own: behind row-level security an index on
-- an expression would not be used.
alter table app.audit_log add column area text not null generated always as (split_part(subject, ':', 1)) stored;

create index audit_log_by_person on app.audit_log (store_id, actor_user_id, at desc, id desc) where store_id is not null;
create index audit_log_by_action on app.audit_log (store_id, action, at desc, id desc) where store_id is not null;
create index audit_log_by_area on app.audit_log (store_id, area, at desc, id desc) where store_id is not null;
create index audit_log_by_subject on app.audit_log (store_id, subject, at desc, id desc) where store_id is not null;
