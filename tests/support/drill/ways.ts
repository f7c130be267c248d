import type { Route } from '@playwright/test';

/** The delay of a slow file in milliseconds. */
export const delay = 10_000;

/** Ways in which a file can fail. */
export type Way = 'missing' | 'cut' | 'late' | 'refused' | 'replaced';

export const ways: readonly Way[] = ['missing', 'cut', 'late', 'refused', 'replaced'];

/** Answers a request accordingly. */
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
