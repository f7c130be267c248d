'use client';

import { useEffect } from 'react';
import { defineFigures } from 'positional-encoding-tour';

/** A client component, which is rendered on the server as well. */
export function Figures({ children }) {
  useEffect(() => void defineFigures(), []);
  return children;
}
