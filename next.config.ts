import type { NextConfig } from 'next';

const config: NextConfig = {
  reactCompiler: true,
  poweredByHeader: false,
  serverExternalPackages: ['postgres'],
};

export default config;
