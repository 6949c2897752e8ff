import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthProvider, useAuth } from './AuthProvider';

function Probe() {
  const { user, loading } = useAuth();
  return JSON.stringify({ user, loading });
}

test('nobody is known, and all is open, until the first report', () => {
  const html = renderToStaticMarkup(
    <AuthProvider>
      <Probe />
    </AuthProvider>,
  );
  expect(html.replaceAll('&quot;', '"')).toBe('{"user":null,"loading":true}');
});

test('whoever forgets the provider is told so', () => {
  expect(() => renderToStaticMarkup(<Probe />)).toThrow(
    'useAuth must be used within an AuthProvider',
  );
});
