import { Component, type ReactNode } from 'react';
import { openThankYouPage } from '../consultation-form/sending/sent-request.ts';
import { ErrorScreen } from '../frame/error-screen.tsx';

export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    openThankYouPage();
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children;
  }
}
