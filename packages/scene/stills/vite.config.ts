import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
	root: import.meta.dirname,
	plugins: [react()],
	// Of each worker: two servers would write into one another's.
	cacheDir: `/tmp/scene-vite-${process.env['TEST_PARALLEL_INDEX'] ?? '0'}`,
	server: { port: 3130, host: '127.0.0.1' },
})
