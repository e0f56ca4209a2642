import { Component, type ReactNode } from 'react';

type SceneBoundaryProps = { onError: (error: unknown) => void; children: ReactNode };

/** Whatever the 3D runtime throws ends here; the page keeps its drawing. */
export class SceneBoundary extends Component<SceneBoundaryProps> {
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
