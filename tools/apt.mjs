import { spawnSync } from 'node:child_process';
import { run } from './setup.mjs';

export const hasApt = () => spawnSync('apt-get', ['--version']).status === 0;

/**
 * @param {string} command
 * @param {string[]} args
 */
export const runAsRoot = (command, ...args) =>
  process.getuid?.() === 0 ? run(command, args) : run('sudo', ['-n', command, ...args]);

/**
 * A package that asks a question would wait for ever.
 * @param {string[]} args
 */
const apt = (...args) =>
  runAsRoot('env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args);

export const updateApt = () => apt('update');

/** @param {string[]} packages */
export const installWithApt = (...packages) =>
  apt('install', '-y', '--no-install-recommends', ...packages);
