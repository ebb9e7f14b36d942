import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
export default defineConfig({
	root: import.meta.dirname,
	plugins: [react()],
	cacheDir: '/tmp/scene-vite2',
	resolve: {
		alias: [
			{
				find: '@gabarit/engine/testing',
				replacement: '/tmp/esnap/packages/engine/src/testing/index.ts',
			},
			{ find: '@gabarit/engine', replacement: '/tmp/esnap/packages/engine/src/index.ts' },
		],
	},
	server: { port: 3130, host: '127.0.0.1', fs: { strict: false } },
})
