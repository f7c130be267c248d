import { programs } from './make-blog.js';
import { getTestPosts } from './posts.js';

getTestPosts(programs.slice(1));
