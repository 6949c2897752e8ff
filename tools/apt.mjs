import { spawnSync } from 'node:child_process';
import { run } from './setup.mjs';

export const hasApt = () => spawnSync('apt-get', ['--version']).status === 0;

/**
 * @param {string} command
 * @param {string[]} args
 */
export const runAsRoot = (command, ...args) =>
  process.getuid?.() === 0 ? run(command, args) : run('sudo', ['-n', command, ...args]);

export const updateApt = () => runAsRoot('apt-get', '-qq', 'update');

/** @param {string[]} packages */
export const installWithApt = (...packages) =>
  runAsRoot('apt-get', '-qq', 'install', '-y', '--no-install-recommends', ...packages);
