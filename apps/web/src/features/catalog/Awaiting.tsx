import type { ReactNode } from 'react';
import { awaiting } from './catalog.css.ts';

/** Dims a list while another one loads, without rendering its cards. */
export const Awaiting = ({ isLoading, children }: { isLoading: boolean; children: ReactNode }) => (
  <div {...(isLoading && { className: awaiting, 'aria-busy': true })}>{children}</div>
);
