import type { Route } from '@playwright/test';

/** Milliseconds by which a file is late. */
export const delay = 10_000;

/** The fates of a file on its way to a reader. */
export type Way = 'missing' | 'cut' | 'late' | 'refused' | 'replaced';

export const ways: readonly Way[] = ['missing', 'cut', 'late', 'refused', 'replaced'];

/** Answers a request as it would be answered where the file fares in this way. */
export const answers: Readonly<Record<Way, (route: Route) => Promise<void>>> = {
  missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  cut: async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  late: async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  },
  refused: (route) => route.fulfill({ status: 500, body: 'Internal error' }),
  replaced: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title><p>Home</p>' }),
};
