interface Owner {
  token: string;
  params: { id: string; storeId: string };
}

/** For every call of reports that leaves a trace a request that succeeds. */
export function reportRequests(anOwner: () => Promise<Owner>) {
  return {
    'POST /marketplace/v1/stores/{id}/report-exports': async () => ({
      ...(await anOwner()),
      body: { report: 'sales', by: 'channel', from: '2026-11-01', to: '2026-11-21' },
    }),
  } as const;
}
