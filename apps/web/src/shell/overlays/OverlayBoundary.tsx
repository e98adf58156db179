import { Component, type ReactNode } from 'react';
import { reloadOnLostChunk } from '../errors/lostChunk.ts';

/** Keeps the page working when an overlay throws. */
export class OverlayBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    if (!reloadOnLostChunk(error)) console.error('An overlay failed:', error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
