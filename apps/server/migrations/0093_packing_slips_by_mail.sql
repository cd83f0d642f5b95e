alter table app.paper_mails drop constraint paper_mails_paper_check,
  add constraint paper_mails_paper_check check (paper in ('invoice', 'receipt', 'packing_slip', 'reminder', 'statement'));
