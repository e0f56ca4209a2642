'use client';

import { Component, type ReactNode } from 'react';

/** Whatever the 3D runtime throws ends here; the page keeps its drawing. */
export class SceneBoundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
