-- Jobs are enqueued inside the transaction that causes them. The queue's own tables stay closed to the application role.
create function app.enqueue(task text, payload jsonb, run_at timestamptz default now()) returns void
language plpgsql security definer set search_path = app, pg_temp
as $$
begin
  perform graphile_worker.add_job(task, payload::json, run_at => run_at);
end
$$;
